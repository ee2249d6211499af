/** A wrong environment; its message is the one line an operator reads. */
export class ConfigError extends Error {}
