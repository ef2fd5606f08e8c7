#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createService } from "../service/index.js";
import { endpointPage } from "./endpoint-table.js";

const FOLDER = new URL("../../docs/", import.meta.url);

/** Writes the OpenAPI document and the table of endpoints: `npm run openapi`. Running it again changes no byte. */
const document = createService({ serviceAccounts: [] }).openApiDocument();
writeFileSync(fileURLToPath(new URL("openapi.json", FOLDER)), `${JSON.stringify(document, null, 2)}\n`);
writeFileSync(fileURLToPath(new URL("endpoints.md", FOLDER)), endpointPage(document));
