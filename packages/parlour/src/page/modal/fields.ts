/** A form's fields, and what would be wrong with an answer. */
import type { APIComponentInLabel } from 'discord-api-types/v10';
import type { ModalRequest, PageFile, PageModal } from '../../page-api.js';
import { KIND } from '../components/kinds.js';
import { defaultsOf } from '../components/select-items.js';
import type { Words } from '../words/catalogue.js';

export type FieldInput = APIComponentInLabel;
export type FieldValue = ModalRequest['fields'][string];
export type Field = { label: string; description: string | undefined; input: FieldInput };
export type FormPart = { kind: 'text'; text: string } | { kind: 'field'; field: Field };

export function partsOf(modal: PageModal): FormPart[] {
  return modal.components.flatMap((component): FormPart[] => {
    switch (component.type) {
      case KIND.TextDisplay:
        return [{ kind: 'text', text: component.content }];
      case KIND.Label: {
        const { label, description, component: input } = component;
        return [{ kind: 'field', field: { label, description, input } }];
      }
      case KIND.ActionRow:
        return component.components.map((input) => ({
          kind: 'field',
          field: { label: input.label ?? '', description: undefined, input },
        }));
    }
  });
}

export function firstValue(input: FieldInput): FieldValue {
  switch (input.type) {
    case KIND.TextInput:
      return input.value ?? '';
    case KIND.FileUpload:
      return [];
    case KIND.RadioGroup:
    case KIND.CheckboxGroup:
      return input.options.filter((option) => option.default).map((option) => option.value);
    case KIND.Checkbox:
      return input.default ? 'true' : 'false';
    default:
      return defaultsOf(input);
  }
}

export const isRequired = (input: FieldInput): boolean => input.type !== KIND.Checkbox && (input.required ?? true);

/** How many may be chosen or uploaded. */
export function countOf(input: FieldInput): { min: number; max: number } {
  switch (input.type) {
    case KIND.TextInput:
    case KIND.Checkbox:
    case KIND.RadioGroup:
      return { min: 1, max: 1 };
    case KIND.CheckboxGroup:
      return { min: input.min_values ?? 1, max: input.max_values ?? input.options.length };
    default:
      return { min: input.min_values ?? 1, max: input.max_values ?? 1 };
  }
}

export function problemWith(input: FieldInput, value: FieldValue, words: Words): string | undefined {
  const { problem } = words;
  if (value.length === 0) return isRequired(input) ? problem.missing : undefined;
  if (input.type === KIND.TextInput) {
    if (value.length < (input.min_length ?? 0)) return problem.tooShort(input.min_length ?? 0);
    if (input.max_length !== undefined && value.length > input.max_length) return problem.tooLong(input.max_length);
    return undefined;
  }
  if (typeof value === 'string') return undefined;
  const { min, max } = countOf(input);
  if (value.length < min) return problem.tooFew(min);
  return value.length > max ? problem.tooMany(max) : undefined;
}

const BYTES_AT_ONCE = 8_192;

export async function readFile(file: File): Promise<PageFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  }
  return { filename: file.name, data: btoa(text), ...(file.type ? { contentType: file.type } : {}) };
}
