import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { History } from 'lucide-react'
import { useState } from 'react'
import type { LastChangesProps } from './changes-dialog.tsx'

const ChangesDialog = lazyOf(() => import('./changes-dialog.tsx'), 'ChangesDialog')

const words = texts({ open: ['Last changes', '最近修改'] })

/** The button that shows who changed what on a page of settings. */
export function LastChanges(props: LastChangesProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <History size={15} />
        {say(words.open)}
      </Button>
      {isOpen && <ChangesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
