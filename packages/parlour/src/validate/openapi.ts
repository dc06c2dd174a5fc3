/**
 * Checks request bodies against Discord's own OpenAPI document. The document is large, so it is read on first use and each
 * route's schema is compiled when its first request comes.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isRecord, type Loose } from './findings.js';
import { correctDocument } from './openapi-corrections.js';

/** Formats of Discord's own; their shape is said by other keywords beside them. */
const OWN_FORMATS = ['snowflake', 'nonce', 'url', 'int32', 'int64'];

export type OpenApi = {
  /** Compiles a route's schema ahead of its first request. */
  prepare(method: string, pattern: string, contentType: string): void;
  /** What is wrong with a body, in words; nothing where the document has nothing to say. */
  check(method: string, pattern: string, contentType: string, body: unknown): string[];
  /** The same for an answer of the parlour itself. */
  checkAnswer(method: string, pattern: string, status: number, body: unknown): string[];
};

const loaded = new Map<string, OpenApi>();

export function openApiFrom(file: string): OpenApi {
  const known = loaded.get(file);
  if (known) return known;
  const fresh = create(file);
  loaded.set(file, fresh);
  return fresh;
}

function create(file: string): OpenApi {
  let ready: { document: Loose; ajv: Ajv2020 } | undefined;
  const validators = new Map<string, ValidateFunction | undefined>();
  const load = () => {
    if (ready) return ready;
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(document) || !isRecord(document['paths'])) throw new Error(`${file} is not an OpenAPI document.`);
    correctDocument(document);
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      validateSchema: false,

      logger: false,
    });
    addFormats.default(ajv);
    for (const format of OWN_FORMATS) ajv.addFormat(format, true);
    ajv.addSchema(document, 'discord');
    ready = { document, ajv };
    return ready;
  };
  const validatorAt = (place: readonly string[]): ValidateFunction | undefined => {
    const key = pointer(place);
    if (validators.has(key)) return validators.get(key);
    const { document, ajv } = load();
    const validate = exists(document, place) ? ajv.compile({ $ref: `discord#${key}` }) : undefined;
    validators.set(key, validate);
    return validate;
  };
  const placeOfBody = (method: string, pattern: string, type: string) => [
    ...['paths', pattern, method.toLowerCase(), 'requestBody', 'content', type, 'schema'],
  ];
  const placeOfAnswer = (method: string, pattern: string, status: number) => [
    ...['paths', pattern, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema'],
  ];
  const complaints = (validate: ValidateFunction | undefined, body: unknown) =>
    !validate || validate(body) ? [] : (validate.errors ?? []).filter(isTelling).map(inWords);
  return {
    prepare: (...route) => validatorAt(placeOfBody(...route)),
    check: (method, pattern, type, body) => complaints(validatorAt(placeOfBody(method, pattern, type)), body),
    checkAnswer: (method, pattern, status, body) =>
      complaints(validatorAt(placeOfAnswer(method, pattern, status)), body),
  };
}

function exists(document: Loose, place: readonly string[]): boolean {
  let node: unknown = document;
  for (const step of place) node = isRecord(node) ? node[step] : undefined;
  return node !== undefined;
}

function pointer(place: readonly string[]): string {
  return place.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}

/** Leaves out "none of the alternatives fits", which only repeats what the others say, and the null alternative. */
function isTelling(error: ErrorObject): boolean {
  if (['anyOf', 'oneOf', 'if'].includes(error.keyword)) return false;
  return !(error.keyword === 'type' && (error.params as Loose)['type'] === 'null');
}

function inWords(error: ErrorObject): string {
  const allowed = error.keyword === 'enum' ? ` ${JSON.stringify((error.params as Loose)['allowedValues'])}` : '';
  return `${error.instancePath === '' ? '(body)' : error.instancePath} ${error.message ?? error.keyword}${allowed}`;
}
