import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    globalSetup: ["test/announce-seed.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Files share the modules of their process: loading the engine and making its lexicons for each of them took longer
    // than the tests. A file that replaces a module loads an engine of its own.
    isolate: false,
    maxWorkers: "100%",
    coverage: { provider: "v8", include: ["src/**"] },
  },
});
