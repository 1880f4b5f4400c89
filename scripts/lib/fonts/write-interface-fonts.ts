/** Writes the interface fonts. `npm run generate` runs it; `fonts.css` loads them. */
import { writeFileSync } from 'node:fs'
import { interfaceFontFile, makeInterfaceFont } from './interface-font.ts'
import { SCRIPTS } from './scripts.ts'

for (const language of ['hi', 'bn'] as const) {
  writeFileSync(interfaceFontFile(SCRIPTS[language]), await makeInterfaceFont(language))
}
