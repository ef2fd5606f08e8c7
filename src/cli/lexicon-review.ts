#!/usr/bin/env node
import { mkdirSync, writeFileSync } from "node:fs";
import { INTERNATIONAL } from "../lexicon/international/index.js";
import { MARKETS } from "../model/market.js";
import { reviewOfMarket, reviewTable } from "./review.js";

const FOLDER = new URL("../../docs/lexicon/", import.meta.url);

mkdirSync(FOLDER, { recursive: true });
for (const market of MARKETS) writeFileSync(new URL(`${market}.md`, FOLDER), reviewOfMarket(market));
writeFileSync(new URL("worldwide.md", FOLDER), reviewTable("worldwide", INTERNATIONAL));
