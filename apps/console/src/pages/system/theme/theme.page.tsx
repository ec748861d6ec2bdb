import { theme, themeTexts } from '@ampdeck/api/system/theme'
import { PageHead } from '@ampdeck/ui/page-head'
import { ChangedBy } from '../../../config/changed-by.tsx'
import { LastChanges } from '../../../config/last-changes.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { ThemeForm } from './theme-form.tsx'

/** How the pages look to whoever of the seller has chosen nothing (screens.md S228). */
export function Page() {
  const head = usePageHead('theme')
  const found = useRead(theme.get, {})

  return (
    <>
      <PageHead
        {...head}
        description={found.data && <ChangedBy of={found.data} />}
        actions={<LastChanges of="theme" texts={themeTexts} />}
      />
      {found.data ? (
        <ThemeForm record={found.data} reload={() => void found.refetch()} />
      ) : (
        <Awaited of={found} />
      )}
    </>
  )
}
