import type { Call } from '@ampdeck/api/contract'
import { ExportButton } from '@ampdeck/ui/list-page'
import { useExport } from '../list/use-export.ts'
import { Timing } from './timing.tsx'

interface ExportProps {
  of: Call
}

/** What a list shows as a file: now, and by the clock. */
export function Export({ of }: ExportProps) {
  return (
    <>
      <ExportButton of={of} {...useExport(of)} />
      <Timing of={of} />
    </>
  )
}
