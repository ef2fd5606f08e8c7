/** The version of the engine: it is part of every result's fingerprint. */
export const ENGINE_VERSION = "0.1.0";
