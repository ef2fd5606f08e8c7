// @ts-check
/** Writes the JSON Schema of each body format: `npm run schemas`. Running it again changes no byte. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} path below the project */
const placeOf = (path) => new URL(`../${path}`, import.meta.url);

const { schemaOfBody } = await import(placeOf("dist/adapters/body-schemas.js").href);
const { FORMATS } = await import(placeOf("dist/index.js").href);

for (const format of FORMATS) {
  const text = `${JSON.stringify(schemaOfBody(format), null, 2)}\n`;
  writeFileSync(fileURLToPath(placeOf(`schemas/${format}.json`)), text);
}
console.log(`${FORMATS.length} schemas`);
