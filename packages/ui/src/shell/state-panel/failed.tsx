import { commonTexts } from '@ampdeck/api/texts'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { broken } from './drawings.tsx'
import { StatePanel } from './state-panel.tsx'

export interface FailedProps {
  /** What could not be done: "The list could not be loaded". */
  title: string
  /** Why, in the words of the server. */
  cause?: ReactNode
  /** The code of the answer, in small print at the foot. */
  code?: number | string | undefined
  /** The number of the request, by which the log finds it; behind the code. */
  requestId?: string | undefined
  /** Does it once more; without it there is no button “Try again”. */
  onRetry?: (() => void) | undefined
  /** The title's level: 1 where the panel is the page, 2 inside a page, the usual. */
  level?: 1 | 2
  /** Further ways out, after "Try again". */
  children?: ReactNode
}

/** A part of a page that could not be loaded, with the way to try again. */
export function Failed({ title, cause, code, requestId, onRetry, level = 2, children }: FailedProps) {
  const say = useSay()
  const note = [
    code !== undefined && say(['Code {code}', '代码 {code}'], { code: String(code) }),
    requestId && say(['request {requestId}', '请求号 {requestId}'], { requestId }),
  ]

  return (
    <StatePanel
      role="alert"
      drawing={broken}
      title={title}
      level={level}
      text={cause}
      note={note.filter(Boolean).join(say([', ', '，']))}
    >
      {(onRetry || children) && (
        <>
          {onRetry && (
            <Button icon={<RefreshCw />} onClick={onRetry}>
              {say(commonTexts.tryAgain)}
            </Button>
          )}
          {children}
        </>
      )}
    </StatePanel>
  )
}
