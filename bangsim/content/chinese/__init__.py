"""What everything is called in Chinese, and a sentence on it; `bangsim.content.names` looks it up.

A name is taken from the sources where they have one: the community rules, in simplified characters, before the Xiamen
edition and the Chinese rulebook. Where none has it, the name is our own translation (`own`). The sentences are ours.
"""
