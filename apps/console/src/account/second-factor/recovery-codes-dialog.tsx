import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { copyText } from '@ampdeck/ui/clipboard'
import { Dialog } from '@ampdeck/ui/dialog'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import styles from './second-factor.module.css'
import { factorTexts } from './second-factor.texts.ts'

const words = texts({
  why: [
    'Store these codes somewhere other than your phone. Each works once, and they are shown only now.',
    '请将恢复码保存在手机以外的安全位置。每个恢复码仅可使用一次，且仅在此显示一次。',
  ],
  copy: ['Copy', '复制'],
  copied: ['Recovery codes copied', '恢复码已复制'],
  notCopied: ['The browser does not allow copying here', '浏览器不允许在此复制'],
  download: ['Download', '下载'],
  kept: ['I have stored them', '我已保存'],
})

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** The recovery codes, the one time that they are shown: nothing closes it by chance. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const say = useSay()
  const text = `Ampdeck\n${codes.join('\n')}\n`

  const copy = async () => {
    const isDone = await copyText(text)
    showMessage({
      text: say(isDone ? words.copied : words.notCopied),
      tone: isDone ? 'status' : 'error',
    })
  }

  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={say(factorTexts.recovery)}
      footer={
        <Button look="primary" size="form" onClick={onClose}>
          {say(words.kept)}
        </Button>
      }
    >
      <p className={styles.lead}>{say(words.why)}</p>
      <ul className={styles.codes} aria-label={say(factorTexts.recovery)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button size="small" onClick={() => void copy()}>
          {say(words.copy)}
        </Button>
        <Button size="small" onClick={() => download(text)}>
          {say(words.download)}
        </Button>
      </div>
    </Dialog>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  link.download = 'ampdeck-recovery-codes.txt'
  link.click()
}
