import { texts } from '@ampdeck/api/texts'
import type { ReactNode } from 'react'
import { LinkButton } from '../../foundation/button/link-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { errorDrawings } from './drawings.tsx'
import { StatePanel } from './state-panel.tsx'

export type ErrorStatus = keyof typeof errorDrawings

const sentences = texts({
  403: ['Sorry, you have no access to this page', '抱歉，您无权访问该页面'],
  404: [
    'Sorry, the page you visited does not exist or is still in development',
    '抱歉，您访问的页面不存在或仍在开发中',
  ],
  500: ['Sorry, the server went wrong', '抱歉，服务器出错了'],
})

export interface ErrorPageProps {
  /** Why: no access (403), not there or not built yet (404), a fault of the server (500). It has its sentence. */
  status: ErrorStatus
  /** The missing permission, the address that was asked for, or what to do. */
  text?: ReactNode
  /** Where "Back to home" leads; `/home` unless told. */
  homeHref?: string
  /** Further ways out, after "Back to home". */
  children?: ReactNode
}

/** A whole page that cannot be shown: no access, not there, or our fault. */
export function ErrorPage({ status, text, homeHref = '/home', children }: ErrorPageProps) {
  const say = useSay()

  return (
    <StatePanel
      data-status={status}
      drawing={errorDrawings[status]}
      eyebrow={status}
      title={say(sentences[status])}
      level={1}
      text={text}
    >
      <LinkButton look="primary" href={homeHref}>
        {say(['Back to home', '返回首页'])}
      </LinkButton>
      {children}
    </StatePanel>
  )
}
