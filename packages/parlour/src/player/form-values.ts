/** Turns a filled-in form into what the bot receives, or says what is wrong with it. */
import { ComponentType as Type } from 'discord-api-types/v10';
import type { OpenForm } from '../interactions/interactions.js';
import type { Payload } from '../interactions/payloads.js';
import type { Files } from '../messages/files.js';
import type { ModalRequest, PageFile } from '../page-api.js';
import { sayingsFor, type Sayings } from '../texts.js';
import { isRecord, listOf, type Loose } from '../validate/findings.js';
import { uploadOf } from './option-values.js';
import type { Resolved } from './resolved.js';

type Fields = ModalRequest['fields'];
type FieldValue = Fields[string] | undefined;
export type Filling = { form: OpenForm; fields: Fields; locale: string; files: Files; resolved: Resolved };

class Refusal extends Error {}

export async function formComponents(filling: Filling): Promise<{ components: Payload[] } | { refused: string }> {
  try {
    const components: Payload[] = [];
    for (const row of filling.form.modal.components as unknown as Loose[]) components.push(await fillRow(filling, row));
    return { components };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

async function fillRow(filling: Filling, row: Loose): Promise<Payload> {
  if (row['type'] === Type.TextDisplay) return { type: Type.TextDisplay, id: row['id'] ?? 0 };
  if (row['type'] === Type.Label) {
    const component = isRecord(row['component']) ? row['component'] : {};
    return {
      type: Type.Label,
      id: row['id'] ?? 0,
      component: await fillField(filling, component, String(row['label'])),
    };
  }
  const inputs: Payload[] = [];
  for (const input of listOf(row['components']).filter(isRecord))
    inputs.push(await fillField(filling, input, String(input['label'])));
  return { type: Type.ActionRow, id: row['id'] ?? 0, components: inputs };
}

async function fillField(filling: Filling, field: Loose, label: string): Promise<Payload> {
  const customId = String(field['custom_id']);
  const say = sayingsFor(filling.locale);
  const value = filling.fields[customId];
  const base = { type: field['type'], id: field['id'] ?? 0, custom_id: customId };
  switch (field['type']) {
    case Type.TextInput:
      return { ...base, value: readText(field, value, label, say) };
    case Type.Checkbox:
      return { ...base, value: value === 'true' };
    case Type.RadioGroup:
      return { ...base, value: readChoices(field, value, label, say)[0] ?? null };
    case Type.FileUpload:
      return { ...base, values: await storeFiles(filling, field, value, label, say) };
    default:
      return { ...base, values: resolveAll(filling, field, readChoices(field, value, label, say)) };
  }
}

function readText(field: Loose, value: FieldValue, label: string, say: Sayings): string {
  const text =
    typeof value === 'string' ? value : typeof field['value'] === 'string' && value === undefined ? field['value'] : '';
  if (text === '' && field['required'] === false) return '';
  const min = Number(field['min_length'] ?? (field['required'] === false ? 0 : 1));
  const max = Number(field['max_length'] ?? 4000);
  if (text === '') throw new Refusal(say.fieldRequired(label));
  if (text.length < min || text.length > max) throw new Refusal(say.fieldLength(label, min, max));
  return text;
}

function readChoices(field: Loose, value: FieldValue, label: string, say: Sayings): string[] {
  const given = Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : undefined;
  const options = listOf(field['options']).filter(isRecord);
  const preset = options.filter((option) => option['default'] === true).map((option) => String(option['value']));
  const chosen = given ?? preset;
  const required = field['required'] !== false;
  if (chosen.length === 0 && !required) return [];
  const min = required ? Number(field['min_values'] ?? 1) : 0;
  const max = Number(field['max_values'] ?? (field['type'] === Type.CheckboxGroup ? options.length : 1));
  if (chosen.length === 0 && min > 0) throw new Refusal(say.fieldRequired(label));
  if (chosen.length < min || chosen.length > max) throw new Refusal(say.choose(min, max));
  if (options.length > 0 && !chosen.every((one) => options.some((option) => option['value'] === one)))
    throw new Refusal(say.wrongValue(label));
  return chosen;
}

function resolveAll(filling: Filling, field: Loose, values: string[]): string[] {
  for (const id of values) {
    if (field['type'] === Type.UserSelect) filling.resolved.user(id);
    if (field['type'] === Type.RoleSelect) filling.resolved.role(id);
    if (field['type'] === Type.ChannelSelect) filling.resolved.channelWith(id);
    if (field['type'] === Type.MentionableSelect && !filling.resolved.user(id)) filling.resolved.role(id);
  }
  return values;
}

async function storeFiles(
  filling: Filling,
  field: Loose,
  value: FieldValue,
  label: string,
  say: Sayings,
): Promise<string[]> {
  const files: PageFile[] = Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
  const min = field['required'] === false ? 0 : Number(field['min_values'] ?? 1);
  const max = Number(field['max_values'] ?? 1);
  if (files.length === 0 && min > 0) throw new Refusal(say.fieldRequired(label));
  if (files.length < min || files.length > max) throw new Refusal(say.choose(min, max));
  const ids: string[] = [];
  for (const file of files) {
    const attachment = await filling.files.add(filling.form.channelId, uploadOf(file));
    filling.resolved.attachment({ ...attachment, ephemeral: true });
    ids.push(attachment.id);
  }
  return ids;
}
