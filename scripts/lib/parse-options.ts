import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The options of a command. Ends the process with what is wrong, and how to use the command, if it has no such option. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowNegative: true }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`)
    process.exit(1)
  }
}
