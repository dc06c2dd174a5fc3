/** The few sentences Discord's own client says, in the parlour's two languages. */
export type Sayings = {
  noAnswer: string;
  somethingWrong: string;
  unknownCommand: (words: string) => string;
  notHere: string;
  notAllowed: string;
  missingOption: (name: string) => string;
  wrongValue: (name: string) => string;
  unknownOption: (name: string) => string;
  gone: string;
  disabled: string;
  noSuchControl: string;
  choose: (min: number, max: number) => string;
  fieldRequired: (label: string) => string;
  fieldLength: (label: string, min: number, max: number) => string;
  formClosed: string;
};

const en: Sayings = {
  noAnswer: 'The application did not respond',
  somethingWrong: 'This interaction failed',
  unknownCommand: (words) => `There is no command ${words}.`,
  notHere: 'You can’t use commands in this channel.',
  notAllowed: 'You don’t have permission to use this command.',
  missingOption: (name) => `The option “${name}” is required.`,
  wrongValue: (name) => `Specify a valid value for “${name}”.`,
  unknownOption: (name) => `This command has no option “${name}”.`,
  gone: 'This message is no longer there.',
  disabled: 'This control is switched off.',
  noSuchControl: 'This message no longer has that control.',
  choose: (min, max) =>
    min === max ? `Make ${String(min)} choices.` : `Make between ${String(min)} and ${String(max)} choices.`,
  fieldRequired: (label) => `“${label}” must be filled in.`,
  fieldLength: (label, min, max) => `“${label}” must be between ${String(min)} and ${String(max)} characters long.`,
  formClosed: 'This form is no longer open.',
};

const fr: Sayings = {
  noAnswer: 'L’application ne répond plus',
  somethingWrong: 'Échec de l’interaction',
  unknownCommand: (words) => `La commande ${words} n’existe pas.`,
  notHere: 'Vous ne pouvez pas utiliser de commandes dans ce salon.',
  notAllowed: 'Vous n’avez pas la permission d’utiliser cette commande.',
  missingOption: (name) => `L’option « ${name} » est obligatoire.`,
  wrongValue: (name) => `Indiquez une valeur valable pour « ${name} ».`,
  unknownOption: (name) => `Cette commande n’a pas d’option « ${name} ».`,
  gone: 'Ce message n’existe plus.',
  disabled: 'Ce bouton ou menu est désactivé.',
  noSuchControl: 'Ce message n’a plus ce bouton ou ce menu.',
  choose: (min, max) =>
    min === max ? `Faites ${String(min)} choix.` : `Faites entre ${String(min)} et ${String(max)} choix.`,
  fieldRequired: (label) => `« ${label} » doit être rempli.`,
  fieldLength: (label, min, max) => `« ${label} » doit compter entre ${String(min)} et ${String(max)} caractères.`,
  formClosed: 'Ce formulaire n’est plus ouvert.',
};

export function sayingsFor(locale: string): Sayings {
  return locale.startsWith('fr') ? fr : en;
}
