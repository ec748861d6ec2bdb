import type { StationSetUp } from '@ampdeck/api/config/station-set-up'

type Names = readonly (keyof StationSetUp)[]

/** What must be right before a wizard goes on from `ProfileFields`, `LocationFields` and `PriceFields`. */
export const stepFields = {
  profile: [
    'code',
    'name',
    'nameEn',
    'operatingUnitId',
    'operationType',
    'servicePhone',
    'businessHours',
    'pictures',
  ],
  location: ['cityCode', 'address', 'lng', 'lat'],
  price: ['costModelId', 'parkingFee'],
} as const satisfies Record<string, Names>
