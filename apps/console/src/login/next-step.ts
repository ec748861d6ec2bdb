import { ApiError } from '@ampdeck/api/client/outcome'
import { paths } from '../session/paths.ts'
import { keepIpInfo } from './ip-info.ts'
import { keepRedirect } from './keep-redirect.ts'
import { leave } from './leave.ts'
import { NotKeptError } from './login-failure.ts'
import { keepNote } from './session-note.ts'

/** Whether a log-in only goes on elsewhere: at the extra verification (code 921) or the second step (922). */
export function goesOn(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.kind === 'extraVerification' || error.kind === 'secondStep')
}

/** Leads to the page where the log-in goes on; any other failure is thrown on. */
export async function goToNextStep(error: unknown): Promise<never> {
  if (!goesOn(error)) throw error
  const isSecondStep = error.kind === 'secondStep'
  const isKept = isSecondStep ? keepNote('secondStep', error.data) : keepIpInfo(error.data)
  // The page of the step would find nothing to go on with, and lead back here.
  if (!isKept) throw new NotKeptError()
  return leave(keepRedirect(isSecondStep ? paths.secondStep : paths.ipLogin, location.search))
}
