import type { PileQrCode } from '@ampdeck/api/config/pile'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { Dialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { QrCode } from '@ampdeck/ui/qr-code'
import { Printer } from 'lucide-react'
import styles from './pile.module.css'

const words = texts({
  title: ['QR codes of guns', '充电枪二维码'],
  count: ['{count} code | {count} codes', '{count} 个二维码'],
  print: ['Print', '打印'],
  of: ['QR code of gun {name}', '充电枪 {name} 的二维码'],
})

interface QrDialogProps {
  codes: readonly PileQrCode[]
  onClose: () => void
}

/** The codes that are stuck on guns, to be printed. */
export function QrDialog({ codes, onClose }: QrDialogProps) {
  const say = useSay()

  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={say(words.title)}
      footer={
        <Button look="primary" size="form" icon={<Printer />} onClick={() => print()}>
          {say(words.print)}
        </Button>
      }
    >
      <p className={styles.note}>{say(words.count, { count: codes.length })}</p>
      <ul className={styles.sheet}>
        {codes.map((code) => (
          <CodeLabel key={code.gunId} code={code} />
        ))}
      </ul>
    </Dialog>
  )
}

function CodeLabel({ code: { pileCode, letter, parkingNo, stationName, text } }: { code: PileQrCode }) {
  const say = useSay()
  const name = `${pileCode}-${letterOf(letter)}`

  return (
    <li className={styles.label}>
      <QrCode text={text} label={say(words.of, { name })} />
      <strong>{name}</strong>
      <span>{[stationName, parkingNo].filter(Boolean).join(' · ')}</span>
    </li>
  )
}
