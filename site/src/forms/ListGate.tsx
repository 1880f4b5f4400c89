import type { ReactNode } from 'react'
import { Loading } from './Loading.tsx'
import { useWords } from './locale.ts'
import { TryAgain } from './TryAgain.tsx'
import type { List } from './use-list.ts'
import { formsWords } from './words/words.ts'

interface ListGateProps<Item> {
  list: List<Item>
  reload: () => void
  children: (items: Item[]) => ReactNode
}

/** Renders a list once it has loaded, with loading and error states. */
export function ListGate<Item>({ list, reload, children }: ListGateProps<Item>) {
  const { load } = useWords(formsWords)
  if (list.status === 'known') return children(list.items)
  if (list.status === 'loading') return <Loading text={load.loading} />
  return <TryAgain text={list.msg} onTryAgain={reload} />
}
