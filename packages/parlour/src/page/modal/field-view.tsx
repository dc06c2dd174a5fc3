/** One field of a form, by its kind. */
import { KIND, PARAGRAPH } from '../components/kinds.js';
import { Menu } from '../components/menu.js';
import { itemsOf } from '../components/select-items.js';
import { useParlour } from '../state/parlour.js';
import { countOf, type Field, type FieldValue, isRequired, readFile } from './fields.js';

type Props = {
  field: Field;
  id: string;
  value: FieldValue;
  problem: string | undefined;
  onValue: (value: FieldValue) => void;
};

export function FieldView({ field, id, value, problem, onValue }: Props) {
  const required = isRequired(field.input);
  return (
    <div class={problem ? 'field wrong' : 'field'}>
      <label class="label" for={id}>
        {field.label}
        {required && <span class="star"> *</span>}
      </label>
      {field.description && <p class="hint">{field.description}</p>}
      <Control field={field} id={id} value={value} problem={problem} onValue={onValue} />
      {problem && (
        <p class="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const chosenIn = (value: FieldValue): string[] =>
  typeof value === 'string' ? [value] : value.flatMap((one) => (typeof one === 'string' ? [one] : []));

function Control({ field, id, value, problem, onValue }: Props) {
  const { state, words } = useParlour();
  const { input } = field;
  const described = problem ? `${id}-problem` : undefined;
  switch (input.type) {
    case KIND.TextInput: {
      const shared = {
        id,
        value: typeof value === 'string' ? value : '',
        placeholder: input.placeholder,
        'aria-invalid': problem !== undefined,
        'aria-describedby': described,
      };
      return input.style === PARAGRAPH ? (
        <textarea
          {...shared}
          rows={4}
          onInput={(event) => {
            onValue(event.currentTarget.value);
          }}
        />
      ) : (
        <input
          {...shared}
          type="text"
          autocomplete="off"
          onInput={(event) => {
            onValue(event.currentTarget.value);
          }}
        />
      );
    }
    case KIND.FileUpload:
      return (
        <input
          id={id}
          type="file"
          multiple={countOf(input).max > 1}
          aria-describedby={described}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            void Promise.all(files.map(readFile)).then(onValue);
          }}
        />
      );
    case KIND.Checkbox:
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => {
            onValue(event.currentTarget.checked ? 'true' : 'false');
          }}
        />
      );
    case KIND.RadioGroup:
    case KIND.CheckboxGroup:
      return <Group field={field} id={id} value={value} problem={problem} onValue={onValue} />;
    default: {
      const { min, max } = countOf(input);
      return (
        <Menu
          label={input.placeholder ?? words.makeSelection}
          items={itemsOf(input, state, words)}
          chosen={chosenIn(value)}
          min={isRequired(input) ? min : 0}
          max={max}
          disabled={input.disabled === true}
          busy={false}
          searchable={input.type !== KIND.StringSelect}
          onChosen={onValue}
        />
      );
    }
  }
}

function Group({ field, id, value, onValue }: Props) {
  const { input } = field;
  if (input.type !== KIND.RadioGroup && input.type !== KIND.CheckboxGroup) return null;
  const single = input.type === KIND.RadioGroup;
  const chosen = chosenIn(value);
  return (
    <div class="choices" role={single ? 'radiogroup' : 'group'} aria-label={field.label}>
      {input.options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type={single ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option.value)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== option.value);
              if (single) onValue([option.value]);
              else onValue(event.currentTarget.checked ? [...others, option.value] : others);
            }}
          />
          <span class="about">
            <span class="name">{option.label}</span>
            {option.description && <span class="hint">{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
