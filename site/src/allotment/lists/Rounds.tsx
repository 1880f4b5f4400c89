import { type PublicProcess, publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { formatMoment } from '../../lib/formats.ts'
import { listsWords } from './words/words.ts'

/** The files of the published rounds, and the seed of the lots: what anyone needs to check the seats. */
export function Rounds({ process: { runs, lotSeedHash, lotSeed } }: { process: PublicProcess }) {
  const { rounds: w, lots } = useWords(listsWords)
  const locale = useLocale()
  const paths = usePaths()
  return (
    <section className="setting merit-part" id="files" aria-labelledby="files-title">
      <h2 id="files-title">{w.title}</h2>
      <p className="hint">{w.text}</p>
      {runs.length === 0 ? (
        <p>{w.none}</p>
      ) : (
        <ul className="merit-files">
          {runs.map(({ id, round, publishedAt, inputHash, resultHash }) => (
            <li key={id}>
              <a href={callAddress(publicMeritCalls.file, { id })} download>
                {w.file(round)}
              </a>
              , {w.published(formatMoment(publishedAt, locale))}
              <Hash name={w.input} text={inputHash} />
              <Hash name={w.result} text={resultHash} />
            </li>
          ))}
        </ul>
      )}
      <a href={paths.checkAllotment} className="button">
        {w.check}
      </a>
      <h3>{lots.title}</h3>
      <p className="hint">{lots.text}</p>
      <Hash name={lots.hash} text={lotSeedHash} />
      {lotSeed === null ? (
        <p>
          {lots.seed}: {lots.later}
        </p>
      ) : (
        <Hash name={lots.seed} text={lotSeed} />
      )}
    </section>
  )
}

function Hash({ name, text }: { name: string; text: string }) {
  return (
    <p>
      {name}:{' '}
      <code lang="zxx" className="merit-key">
        {text}
      </code>
    </p>
  )
}
