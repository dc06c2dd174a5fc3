/** A very small document in the manner of Discord's, for tests where the large one is not at hand. */
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const tag = (value: number) => ({ type: 'integer', enum: [value] });
const permissions = {
  default_member_permissions: { type: ['integer', 'null'] },
  name: { type: 'string', maxLength: 32 },
};
const body = (schema: object) => ({
  requestBody: { content: { 'application/json': { schema }, 'multipart/form-data': { schema } } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const SMALL_DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/channels/{channel_id}/messages': { post: body(ref('Message')) },
    '/applications/{application_id}/commands': {
      put: body({ type: 'array', items: ref('ApplicationCommandUpdateRequest') }),
    },
  },
  components: {
    schemas: {
      Message: object({
        content: { type: ['string', 'null'], maxLength: 4000 },
        tts: { type: ['boolean', 'null'] },
        components: { type: 'array', items: { oneOf: [ref('Row'), ref('Text')] } },
      }),
      Row: object({ type: tag(1), components: { type: 'array', minItems: 1 } }, ['type', 'components']),
      Text: object({ type: tag(10), content: { type: 'string', minLength: 1 } }, ['type', 'content']),
      ApplicationCommandCreateRequest: object(permissions),
      ApplicationCommandUpdateRequest: object(permissions),
      ApplicationCommandPatchRequestPartial: object(permissions),
    },
  },
};
