const TIME = String.raw`(?:\d{2}:)?[0-5]\d:[0-5]\d\.\d{3}`
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})((?:[ \\t]+[a-z]+:[\\w.%,-]+)*)[ \\t]*$`)
const SETTING =
  /^(?:vertical:(?:rl|lr)|line:-?[\d.]+%?(?:,(?:start|center|end))?|position:[\d.]+%(?:,[a-z-]+)?|size:[\d.]+%|align:(?:start|center|end|left|right))$/
/** Blocks without captions. */
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const KEPT_TAG = /^<(?:\/?[ibu]|\/v|v[ \t][^<>&"]{1,60})>$/
/** Markup without a meaning for plain text: classes, languages, ruby and times of words. */
const DROPPED_TAG = new RegExp(String.raw`^<(?:/?(?:c|lang|ruby|rt)(?:[.\t ][^<>&"]*)?|${TIME})>$`)
const TAG = /<[^<>]*>?/g
const MAX_TEXT = 500

/** A cue as it is stored, null for a block without captions, or why a line is refused. */
export function readCue(lines: readonly string[], first: number): { text: string } | { refusal: string } | null {
  if (OTHER_BLOCK.test(lines[0] ?? '')) return null
  // A line before the times names the cue.
  const at = lines[0]?.includes('-->') ? 0 : 1
  const timing = TIMING.exec(lines[at] ?? '')
  if (timing === null) return { refusal: refusalAt(first + at, 'must be times such as 00:01.000 --> 00:04.000') }
  const [, start = '', end = '', settings = ''] = timing
  if (secondsOf(end) <= secondsOf(start)) return { refusal: refusalAt(first + at, 'ends before it begins') }
  const texts: string[] = []
  for (const [index, line] of lines.slice(at + 1).entries()) {
    const number = first + at + 1 + index
    if (line.length > MAX_TEXT) return { refusal: refusalAt(number, `has more than ${MAX_TEXT} characters`) }
    if (line.includes('-->'))
      return { refusal: refusalAt(number, 'has times where text is expected. Leave a line empty before it') }
    const unknown = (line.match(TAG) ?? []).find((tag) => !KEPT_TAG.test(tag) && !DROPPED_TAG.test(tag))
    if (unknown !== undefined) return { refusal: refusalAt(number, `has ${unknown}. Captions are text: remove it`) }
    const text = line.replace(TAG, (tag) => (KEPT_TAG.test(tag) ? tag : '')).trim()
    if (text !== '') texts.push(text)
  }
  const kept = settings.split(/[ \t]+/).filter((setting) => SETTING.test(setting))
  return texts.length === 0 ? null : { text: [[`${start} --> ${end}`, ...kept].join(' '), ...texts].join('\n') }
}

const refusalAt = (line: number, what: string) => `Line ${line} ${what}.`

function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
