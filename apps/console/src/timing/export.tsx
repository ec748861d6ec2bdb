import type { Call } from '@ampdeck/api/contract'
import { ExportButton } from '@ampdeck/ui/list-page'
import { useExport } from '../list/use-export.ts'
import { Timing } from './timing.tsx'

interface ExportProps {
  of: Call
  /** Whose right it is, where several pages share the call. */
  action?: string
}

/** What a list shows as a file: now, and by the clock. */
export function Export({ of, action = String(of.permission) }: ExportProps) {
  return (
    <>
      <ExportButton action={action} {...useExport(of)} />
      <Timing of={of} action={action} />
    </>
  )
}
