import { secondFactor } from '@ampdeck/api/system/second-factor'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../data/use-read.ts'
import { ProofDialog } from './proof-dialog.tsx'

interface AfterProofProps {
  onClose: () => void
  children: ReactNode
}

/** What only somebody may do whose password was typed a short while ago; else it is asked for first. */
export function AfterProof({ onClose, children }: AfterProofProps) {
  const { data } = useRead(secondFactor.state, {})
  const [isProven, setProven] = useState(data?.isProven)

  return isProven ? children : <ProofDialog onProven={() => setProven(true)} onClose={onClose} />
}
