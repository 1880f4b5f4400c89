import { COURSE_CODES, COURSE_LABELS, type CourseCode } from '../../../courses/courses.ts'

/** What titles say for words that people type. Spellings that differ by a letter need no entry: they are corrected. */
const ALIASES: Record<string, readonly string[]> = {
  maths: ['mathematics'],
  mathematics: ['maths'],
  evs: ['environmental studies'],
  sst: ['social studies', 'social science'],
  bangla: ['bengali'],
  bengali: ['bangla'],
  behaviour: ['behavior'],
  behavior: ['behaviour'],
  counselling: ['counseling'],
  counseling: ['counselling'],
}

/** Other texts that stand for the same as a word in comparable form. */
export const aliasesOf = (word: string): readonly string[] =>
  Object.hasOwn(ALIASES, word) ? (ALIASES[word] ?? []) : []

/** Words that say what is looked for, not which. Left out only if a search finds nothing with them. */
const FILLERS = new Set(
  `a an and any book books buy by course for in of on price semester textbook textbooks the to with
  kitab kitabe kitaben pustak boi ka ke ki aur ebong
  किताब किताबें पुस्तक पुस्तकें का के की और বই এবং ও`.split(/\s+/u),
)

export const isFiller = (word: string): boolean => FILLERS.has(word)

/** `B.Ed` as people type it: `bed`, `b ed`, `B. Ed.` */
function spellings(label: string): RegExp {
  const [first = '', ...rest] = label.toLowerCase()
  // A letter before the name is looked for only where the name may begin, because most texts name no course.
  const name = rest.map((letter) => (letter === '.' ? '[. ]*' : letter)).join('')
  return new RegExp(`${first}(?<![\\p{L}\\p{N}]${first})${name}a?\\.?(?![\\p{L}\\p{M}\\p{N}])`, 'gu')
}

const COURSES = COURSE_CODES.map((code) => ({ code, typed: spellings(COURSE_LABELS[code]) }))

/** The first course that a text in comparable form names, and the text without it; null if it names none. */
export function courseIn(text: string): { course: CourseCode; rest: string } | null {
  for (const { code, typed } of COURSES) {
    const rest = text.replace(typed, ' ')
    if (rest !== text) return { course: code, rest: rest.trim() }
  }
  return null
}
