import type { ReactNode } from 'react'
import { Loading } from '../forms/Loading.tsx'
import { useWords } from '../forms/locale.ts'
import { TryAgain } from '../forms/TryAgain.tsx'
import { formsWords } from '../forms/words/words.ts'
import type { FeeList } from './use-fee-list.ts'

interface FeeListGateProps<Item> {
  list: FeeList<Item>
  reload: () => void
  children: (items: Item[]) => ReactNode
}

/** Renders a list once it has loaded, with loading and error states. */
export function FeeListGate<Item>({ list, reload, children }: FeeListGateProps<Item>) {
  const { load } = useWords(formsWords)
  if (list.status === 'known') return children(list.items)
  if (list.status === 'loading') return <Loading text={load.loading} />
  return <TryAgain text={list.msg} onTryAgain={reload} />
}
