import { defineCommand } from '../command.ts';

export const extensionsCreate = defineCommand({
  words: ['extensions', 'create'],
  summary: 'Create an extension from a template, with its test',
  about:
    'Writes extensions/NAME.ts and its test in the working directory, and names the extension in shopwright.config.json. Existing files are not changed. Run the test with "node --test extensions/", and start the shop in the same directory.',
  options: {
    name: {
      kind: 'argument',
      hint: 'NAME',
      required: true,
      help: 'Name of the extension: lower-case letters, digits and hyphens',
    },
    kind: {
      kind: 'text',
      hint: 'KIND',
      required: true,
      choices: ['payment', 'tax', 'shipping', 'mail', 'events'],
      help: 'What the extension adds: payment, tax, shipping, mail or events',
    },
  },
  examples: [
    'shopwright extensions create acme-pay --kind payment',
    'shopwright extensions create order-export --kind events',
  ],
  async run({ values, terminal }) {
    const { createFromTemplate } = await import('../extensions/create-from-template.ts');
    const { files, configFile, isNamed } = await createFromTemplate({
      name: values.name,
      kind: values.kind,
      directory: process.cwd(),
    });
    const module = `./extensions/${values.name}.ts`;
    terminal.answer({
      json: { files, configFile, isNamed },
      text: [
        `Created ${files.join(' and ')}.`,
        isNamed
          ? `Named it in ${configFile}.`
          : `Add "${module}" to the extensions in ${configFile}.`,
        'Test it with "node --test extensions/".',
      ].join('\n'),
    });
  },
});
