import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '#kit/http/endpoint.ts';
import { openApiOf, type Described, type OpenApi } from '#kit/http/openapi/openapi.server.ts';
import { projectRoot } from '#kit/process/project-root.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { apiExamples } from './api-examples.server.ts';
import { filePaths } from './api-files.server.ts';
import { apiSchemas } from './api-schemas.server.ts';

const introduction = `The calls of the shop, of its office and of business systems.

- **Business systems** call \`/api/exchange/…\` with \`Authorization: Bearer KEY\`; the owner makes the key at \`/office/exchange/keys\`.
- **Customers** log in with \`POST /api/login\` and send the cookie \`session\` along. **Staff** do the same with \`POST /api/office/login\` and the cookie \`office\`.
- Bodies are JSON (\`Content-Type: application/json\`), files are sent as they are (\`application/octet-stream\`). Lists in a query are written \`name[]=1&name[]=2\`. Paths are the same in capitals and with a slash at their end.
- Money is a number with at most two decimals, in the currency that stands beside it. Times are ISO 8601 in UTC, days are \`YYYY-MM-DD\`.
- What is refused is answered by \`application/problem+json\` (RFC 9457); \`errors\` names the fields, and \`TotalAmount\` is the present sum where \`expectedTotal\` was another. \`429\` and \`503\` say in \`Retry-After\` when to try again.
- Before the shop opens, whoever is not logged in is answered \`503\` \`not-open\`; log-in, the office and programs' calls stay up.
- A write of staff or of a business system that has a member which the call does not know is refused, with its name and the rule \`unknown\`; a customer's call ignores it.
- An answer may get more fields: take no notice of those that you do not know.`;

/** The OpenAPI 3.1 description of every endpoint. */
export async function describeApi(
  areas: ReadonlyMap<string, readonly Route[]>,
  shop: Pick<Described, 'serverUrl' | 'languages'>,
): Promise<OpenApi> {
  const description = openApiOf({
    areas: new Map([...areas].map(([area, routes]) => [area, endpointsOf(routes)])),
    schemas: apiSchemas,
    examples: apiExamples,
    info: { title: 'Hylla', version: '1', description: introduction },
    tagDescriptions: { 'Business systems': await readGuide() },
    ...shop,
  });
  // A path may have calls beside its file.
  for (const [path, file] of Object.entries(filePaths()))
    description.paths[path] = { ...description.paths[path], ...file };
  return description;
}

function endpointsOf(routes: readonly Route[]): Endpoint[] {
  return routes.map(({ endpoint }) => endpoint);
}

/** What a developer of a business system has to know, taken from the project's documentation. */
async function readGuide(): Promise<string> {
  const texts = await Promise.all(
    ['exchange.md', 'import.md'].map((file) => readFile(join(projectRoot, 'docs', file), 'utf8')),
  );
  const sections = texts.flatMap((text) => text.split(/^(?=## )/m));
  const forPrograms = sections.filter((section) => !section.startsWith('## Through a folder'));
  // Relative links to files of the project would be broken here.
  return forPrograms.join('').replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}
