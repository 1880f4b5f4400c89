import type { Agreement, AgreementBlock } from '@pravesh/shared/admissions/form/agreement-block'

interface AgreementTextProps {
  agreement: Agreement
  /** Where it is not that of the page. */
  lang?: string
}

export function AgreementText({ agreement: { title, blocks }, lang }: AgreementTextProps) {
  return (
    <article className="form-card agreement" lang={lang}>
      <h3>{title}</h3>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes
        <Block key={index} block={block} />
      ))}
    </article>
  )
}

function Block({ block }: { block: AgreementBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table className="fees">
          <tbody>
            {block.rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="amount">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}
