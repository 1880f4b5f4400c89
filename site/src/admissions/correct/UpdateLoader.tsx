import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { paths } from '@pravesh/shared/site/paths'
import { useEffect, useState } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { words as common } from '../words.ts'
import { loadUpdate, type Update } from './load-update.ts'
import { UpdateForm } from './UpdateForm.tsx'
import { usePageTitle } from './use-page-title.ts'
import { words } from './words.ts'

/** Shows the form of an application that its owner may correct; redirects to the error page otherwise. */
export function UpdateLoader() {
  const [update, setUpdate] = useState<Update | 'loading' | 'unreachable'>('loading')
  useEffect(() => {
    if (update !== 'loading') return
    void loadUpdate(location.pathname).then((loaded) => {
      if (loaded === null) location.replace(paths.somethingWrong)
      else setUpdate(loaded)
    })
  }, [update])
  usePageTitle(
    typeof update === 'string' ? words.page.title : words.title(formOf(update.application.course).screen.heading),
  )
  if (update === 'loading') return <Loading text={common.loading} />
  if (update === 'unreachable') return <TryAgain text={common.offline} onTryAgain={() => setUpdate('loading')} />
  return <UpdateForm update={update} />
}
