import type { Endpoint } from '#kit/http/endpoint.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Json } from './json-schemas.server.ts';
import { problemKindOf, type ProblemCode } from '#kit/http/problem.ts';

export const problemSchema: Json = {
  type: 'object',
  description:
    'RFC 9457. `title`, `detail` and `message` are in the language of the caller. There may be more members.',
  additionalProperties: true,
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string', examples: ['/problems/bad-input'] },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      description: 'Only of bad input: the fields that were refused.',
      items: {
        type: 'object',
        required: ['field', 'rule', 'message'],
        properties: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const headers = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
};

export const sharedResponses: Record<string, { description: string } & Json> = {
  BadInput: { description: '`bad-input`: `errors` names the fields and says what is wrong.', content },
  NotLoggedIn: { description: '`not-logged-in`: the session or key is missing or has ended.', content },
  Refused: {
    description:
      '`no-right`, `new-password-required` or `other-site`: the caller may not do this, or not from there.',
    content,
  },
  NotFound: { description: "`not-found`: it does not exist, or is somebody else's.", content },
  Conflict: {
    description: '`changed-meanwhile`, `in-use` or `conflict`: the state of the shop does not allow it now.',
    content,
  },
  TooLarge: { description: '`too-large`: the body is larger than what is taken.', content },
  WrongContentType: { description: '`wrong-content-type`: the body is of another kind.', content },
  TooMany: { description: '`too-many`: too many tries.', headers, content },
  OtherRefusal: { description: 'The call was refused for another reason.', content },
  Unavailable: { description: 'The shop cannot answer now; another try may succeed.', headers, content },
};

type Shape = { hasInput: boolean; hasBody: boolean; hasPath: boolean };

/** The expected failures of an endpoint: those that follow from its declaration, and those that it declares itself. */
export function responsesOf(endpoint: Endpoint, shape: Shape): Json {
  const implied = impliedResponses(endpoint, shape);
  for (const [status, codes] of namedProblems(endpoint)) implied[status] = responseOf(codes, status);
  return implied;
}

/** Problems of any write of the staff, beside which those stand that an endpoint declares. */
const ofStaffWrites: readonly ProblemCode[] = ['changed-meanwhile', 'in-use', 'conflict'];

/** The problems that an endpoint declares by their status, with all others of that status. */
export function namedProblems(endpoint: Endpoint): Map<string, ProblemCode[]> {
  const named = groupBy(endpoint.problems ?? [], (code) => String(problemKindOf(code).status));
  const conflicts = named.get('409');
  if (conflicts && endpoint.who === 'staff' && endpoint.method !== 'GET')
    named.set('409', [...new Set([...ofStaffWrites, ...conflicts])]);
  return named;
}

/** The statuses in the description of an endpoint, so that tests can check them. */
export function documentedStatuses(endpoint: Endpoint): ReadonlySet<string> {
  const shape = { hasInput: true, hasBody: endpoint.method !== 'GET', hasPath: endpoint.path.includes(':') };
  return new Set([endpoint.status === 204 ? '204' : '200', ...Object.keys(responsesOf(endpoint, shape))]);
}

function impliedResponses({ who, method, takesFile }: Endpoint, shape: Shape): Json {
  const writes = method !== 'GET';
  const isByRight = who === 'staff' || who === 'program';
  return {
    ...(shape.hasInput && { '400': refer('BadInput') }),
    ...(who !== 'anyone' && { '401': refer('NotLoggedIn') }),
    ...((writes || who === 'customer') && { '403': refer('Refused') }),
    ...((shape.hasPath || (isByRight && !writes)) && { '404': refer('NotFound') }),
    ...(who === 'staff' && writes && { '409': refer('Conflict') }),
    ...((shape.hasBody || takesFile) && { '413': refer('TooLarge'), '415': refer('WrongContentType') }),
    ...(isByRight && { '429': refer('TooMany') }),
    '4XX': refer('OtherRefusal'),
    '5XX': refer('Unavailable'),
  };
}

function responseOf(codes: readonly ProblemCode[], status: string): Json {
  const description = codes.map((code) => `\`${code}\`: ${problemKindOf(code).title('en')}`).join(' · ');
  return status === '429' ? { description, headers, content } : { description, content };
}

function refer(name: string): Json {
  return { $ref: `#/components/responses/${name}` };
}
