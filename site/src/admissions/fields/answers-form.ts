import { type Answers, LIST_QUESTION, type QuestionName } from '@pravesh/shared/admissions/answers/answers'

/** Why an answer is not accepted: by a rule of the form, or by the server. */
export interface AnswerIssue {
  type: 'rule' | 'server'
  message: string
}

export type AnswerIssues = Partial<Record<QuestionName, AnswerIssue>>

export interface AnswerChange {
  name: QuestionName
  /** By the applicant; otherwise as a consequence of another answer. */
  isTyped: boolean
}

/** An input that holds its text itself, while it is on screen. */
interface Input {
  readonly current: { value: string } | null
}

export interface AnswersFormOptions {
  answers: Answers
  /** The errors of the answers as typed, by the rules of the form. */
  check: (typed: Answers) => readonly { field: string; message: string }[]
}

/**
 * The answers on screen and their errors. `react-hook-form`, which other forms use, would add 10 kB to what most
 * applicants wait for. (decision 0025)
 */
export class AnswersForm {
  readonly #check: AnswersFormOptions['check']
  #answers: Answers
  #issues: AnswerIssues = {}
  readonly #inputs = new Map<QuestionName, Set<Input>>()
  readonly #watching = new Set<(change: AnswerChange) => void>()
  readonly #rendering = new Set<() => void>()

  constructor({ answers, check }: AnswersFormOptions) {
    this.#answers = answers
    this.#check = check
  }

  /** A new object after each change. */
  readonly answers = (): Answers => this.#answers

  /** By question; a new object after each change. */
  readonly issues = (): AnswerIssues => this.#issues

  /** The applicant's own answer. */
  readonly type = <Name extends QuestionName>(name: Name, answer: Answers[Name]): void => {
    this.#change(name, answer)
    this.#announce({ name, isTyped: true })
  }

  /** Changes an answer as a consequence of another, also in its field. */
  readonly set = <Name extends QuestionName>(name: Name, answer: Answers[Name]): void => {
    this.#change(name, answer)
    for (const { current } of this.#inputs.get(name) ?? []) if (current) current.value = this.textOf(name)
    this.#announce({ name, isTyped: false })
  }

  /** Empty without an answer. */
  textOf(name: QuestionName): string {
    return name === LIST_QUESTION ? '' : (this.#answers[name] ?? '')
  }

  /** Shows in an input what `set` changes. Returns a function that stops it. */
  readonly attach = (name: QuestionName, input: Input): (() => void) => {
    const inputs = this.#inputs.get(name) ?? new Set()
    this.#inputs.set(name, inputs.add(input))
    return () => inputs.delete(input)
  }

  /** Checks questions, replaces their errors, and returns whether there are none. */
  readonly trigger = (names: readonly QuestionName[]): boolean => {
    const all = this.#check(this.#answers)
    const found = names.flatMap((name): [QuestionName, AnswerIssue][] => {
      const message = all.find(({ field }) => field === name)?.message
      return message === undefined ? [] : [[name, { type: 'rule', message }]]
    })
    this.#replaceIssues(names, found)
    return found.length === 0
  }

  readonly setIssue = (name: QuestionName, issue: AnswerIssue): void => this.#replaceIssues([name], [[name, issue]])

  /** Removes the errors of some questions; by default of all. */
  readonly clearIssues = (names = Object.keys(this.#issues) as readonly QuestionName[]): void => {
    if (names.some((name) => this.#issues[name])) this.#replaceIssues(names, [])
  }

  /** Calls a function after each change of an answer. Returns a function that stops it. */
  readonly watch = (onChange: (change: AnswerChange) => void): (() => void) => {
    this.#watching.add(onChange)
    return () => this.#watching.delete(onChange)
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (render: () => void): (() => void) => {
    this.#rendering.add(render)
    return () => this.#rendering.delete(render)
  }

  #change<Name extends QuestionName>(name: Name, answer: Answers[Name]): void {
    this.#answers = { ...this.#answers, [name]: answer }
  }

  #announce(change: AnswerChange): void {
    for (const render of [...this.#rendering]) render()
    for (const onChange of [...this.#watching]) onChange(change)
  }

  #replaceIssues(names: readonly QuestionName[], added: readonly (readonly [QuestionName, AnswerIssue])[]): void {
    const others = Object.entries(this.#issues).filter(([name]) => !names.some((each) => each === name))
    this.#issues = Object.fromEntries([...others, ...added])
    for (const render of [...this.#rendering]) render()
  }
}
