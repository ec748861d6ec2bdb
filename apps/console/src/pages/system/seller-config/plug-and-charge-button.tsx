import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { useState } from 'react'
import { plugAndChargeTexts } from './plug-and-charge.texts.ts'

const PlugAndChargeDrawer = lazyOf(() => import('./plug-and-charge-drawer.tsx'), 'PlugAndChargeDrawer')

/** Who knows the Plug & Charge contracts of the seller's drivers. */
export function PlugAndChargeButton() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button onClick={() => setOpen(true)}>{say(plugAndChargeTexts.title)}</Button>
      {isOpen && <PlugAndChargeDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
