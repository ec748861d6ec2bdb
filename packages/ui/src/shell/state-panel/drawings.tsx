import type { ReactNode } from 'react'
import styles from './state-panel.module.css'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 126 48" width="126" height="48" aria-hidden="true">
      {children}
    </svg>
  )
}

/** A line of rows with nothing on it. */
export const nothing = (
  <Drawing>
    <path d="M2 32h120" data-quiet />
    <path d="M2 24h114" strokeDasharray="3 4" />
    <circle cx="119" cy="24" r="3.4" />
  </Drawing>
)

/** A curve that breaks off. */
export const broken = (
  <Drawing>
    <path d="M2 44h122" data-quiet />
    <path d="M2 30c14 0 16-16 30-16s12 20 26 16" />
    <path d="m63 20 10 10m0-10-10 10" data-bad />
    <path d="M80 30c14-2 14-10 24-10s10 6 20 8" strokeDasharray="3 4" data-quiet />
  </Drawing>
)

/** An open switch. */
const noAccess = (
  <Drawing>
    <path d="M2 32h40M85 32h39M49 29l28-21" />
    <circle cx="46" cy="32" r="4" />
    <circle cx="81" cy="32" r="4" />
  </Drawing>
)

/** A plug before a socket that is not there. */
const notFound = (
  <Drawing>
    <path d="M2 26h36M38 16h8a10 10 0 0 1 0 20h-8zM56 22h8M56 30h8" />
    <path d="M82 14h-8v24h8M86 26h38" strokeDasharray="3 4" data-quiet />
  </Drawing>
)

/** A beat that stops. */
const serverFault = (
  <Drawing>
    <path d="M2 26h26l6-14 8 28 7-20 4 6h14" />
    <path d="M76 26h48" data-bad />
    <circle cx="74" cy="26" r="3" data-bad data-solid />
  </Drawing>
)

export const errorDrawings = { 403: noAccess, 404: notFound, 500: serverFault } as const
