/** The whole interface, in memory: one handler over the engine. */
export { createService, type Service } from "./service.js";
