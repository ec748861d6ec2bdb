import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'

const ConfirmDialog = lazyOf(() => import('@ampdeck/ui/dialog'), 'ConfirmDialog')

/** Word for word that of requirements.md §4, which asks it of a window. */
const words = texts({
  question: [
    'are you sure to close this window? records will not be saved',
    '确定要关闭此窗口吗？已填写的内容将不会保存',
  ],
})

/** Asked before a page goes whose input is saved nowhere. */
export function CloseQuestion({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const say = useSay()

  return (
    <ConfirmDialog
      open
      wording="given"
      title={say(words.question)}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
