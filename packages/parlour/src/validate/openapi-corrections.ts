/**
 * Where Discord's OpenAPI document is at odds with what Discord accepts and documents, it is corrected here, narrowly and
 * with the reason. Besides, unions whose branches are told apart by `type` are sorted by it, so that errors speak of the right branch only.
 */
import { isRecord, listOf, type Loose } from './findings.js';

type Correction = { schemas: readonly string[]; field: string; becomes: Loose };

const CORRECTIONS: readonly Correction[] = [
  {
    // Permissions are written as decimal strings everywhere in the API, and every library sends them so; the document says integer.
    schemas: [
      'ApplicationCommandCreateRequest',
      'ApplicationCommandUpdateRequest',
      'ApplicationCommandPatchRequestPartial',
    ],
    field: 'default_member_permissions',
    becomes: { type: ['string', 'integer', 'null'], pattern: '^[0-9]+$' },
  },
];

export function correctDocument(document: Loose): void {
  const components = isRecord(document['components']) ? document['components'] : {};
  const schemas = isRecord(components['schemas']) ? components['schemas'] : {};
  for (const { schemas: names, field, becomes } of CORRECTIONS) {
    for (const name of names) {
      const schema = schemas[name];
      if (!isRecord(schema) || !isRecord(schema['properties']) || !(field in schema['properties'])) {
        throw new Error(`The correction of ${name}.${field} no longer fits the OpenAPI document.`);
      }
      schema['properties'][field] = becomes;
    }
  }
  sortUnions(document, schemas);
}

/** A union whose branches differ by `type` becomes "if it is of this type, then it must fit this branch". */
function sortUnions(node: unknown, schemas: Loose): void {
  if (Array.isArray(node)) {
    for (const one of node) sortUnions(one, schemas);
    return;
  }
  if (!isRecord(node)) return;
  // Some unions are written as anyOf and only marked as exclusive.
  const key = Array.isArray(node['oneOf']) ? 'oneOf' : node['x-discord-union'] === 'oneOf' ? 'anyOf' : undefined;
  const branches = key ? taggedBranches(listOf(node[key]), schemas) : undefined;
  if (key && branches) {
    node[key] = undefined;
    node['type'] = 'object';
    node['required'] = ['type'];
    node['properties'] = { type: { enum: branches.flatMap((branch) => branch.tags) } };
    node['allOf'] = branches.map(({ tags, schema }) => ({
      if: { properties: { type: { enum: tags } } },
      then: schema,
    }));
  }
  for (const value of Object.values(node)) sortUnions(value, schemas);
}

type Branch = { tags: unknown[]; schema: unknown };

/** The branches with their types, if every branch demands a type and no two share one. */
function taggedBranches(branches: readonly unknown[], schemas: Loose): Branch[] | undefined {
  const tagged = branches.map((branch): Branch | undefined => {
    const ref = isRecord(branch) && typeof branch['$ref'] === 'string' ? branch['$ref'] : '';
    const schema = schemas[ref.replace('#/components/schemas/', '')];
    if (!isRecord(schema) || !listOf(schema['required']).includes('type')) return undefined;
    const type = isRecord(schema['properties']) ? schema['properties']['type'] : undefined;
    return isRecord(type) && Array.isArray(type['enum']) ? { tags: type['enum'], schema: branch } : undefined;
  });
  const certain = tagged.filter((branch) => branch !== undefined);
  const tags = certain.flatMap((branch) => branch.tags);
  return branches.length > 1 && certain.length === tagged.length && new Set(tags).size === tags.length
    ? certain
    : undefined;
}
