import { readResults } from '@ampdeck/api/operation/pile-settings'
import type { AnswerMeaning, PileAnswer, SingleRequest } from '../../device/pile-request.ts'

type Answered = Extract<PileAnswer, { detail: unknown }>
type Payload = Readonly<Record<string, unknown>>

/** An answer with what it means: some that are positive by their form say no, and some say more than yes. */
export function withMeaning(request: SingleRequest, answer: PileAnswer): PileAnswer {
  if (!('detail' in answer)) return answer
  const payload: Payload = Object(answer.detail)
  return { ...answer, ...refusalIn(request, answer, payload), ...remarkIn(answer, payload) }
}

const no = (meaning: AnswerMeaning) => ({ status: 'rejected', meaning }) as const

function refusalIn(
  request: SingleRequest,
  { status }: Answered,
  payload: Payload,
): Partial<Answered> | undefined {
  switch (request.kind) {
    case 'localListVersion':
      // −1 is how 1.6 says that there is no list; 0 is an empty one.
      return Number(payload.listVersion ?? payload.versionNumber) < 0 ? no('list.none') : undefined
    case 'sendLocalList':
      if (payload.status === 'VersionMismatch') return no('list.versions')
      return status === 'notSupported' ? { meaning: 'list.none' } : undefined
    case 'getConfiguration':
      return request.keys ? unknownIn(payload) : undefined
    case 'compositeSchedule':
      return status === 'accepted' && !hasPeriods(payload) ? no('schedule.none') : undefined
    case 'clearPower':
      return payload.status === 'Unknown' ? no('limit.none') : undefined
    case 'readCertificates':
      return payload.status === 'NotFound' ? no('certificate.none') : undefined
    case 'deleteCertificate':
      return payload.status === 'NotFound' ? no('certificate.none') : undefined
    case 'log':
      // 1.6 without its security extension: no name of a file, no file.
      return status === 'rejected' && payload.status === undefined ? no('log.none') : undefined
    default:
      return undefined
  }
}

/** The keys that a pile was asked for: it knows none of them, or not all. */
function unknownIn(payload: Payload): Partial<Answered> | undefined {
  const results = readResults(payload)
  const unread = results.filter(({ status }) => status !== undefined)
  if (unread.length === 0) return undefined
  return unread.length === results.length ? no('key.unknown') : { meaning: 'key.partly' }
}

function hasPeriods({ chargingSchedule, schedule }: Payload): boolean {
  const { chargingSchedulePeriod: periods } = Object(chargingSchedule ?? schedule)
  return Array.isArray(periods) && periods.length > 0
}

/** What an agreement adds: it takes effect later, or in the place of another. */
function remarkIn({ status }: Answered, payload: Payload): Partial<Answered> | undefined {
  if (status !== 'accepted') return undefined
  const { setVariableResult: results } = payload
  const word = payload.status ?? (Array.isArray(results) ? Object(results[0]).attributeStatus : undefined)
  if (word === 'RebootRequired') return { meaning: 'reboot' }
  return word === 'AcceptedCanceled' ? { meaning: 'replaced' } : undefined
}
