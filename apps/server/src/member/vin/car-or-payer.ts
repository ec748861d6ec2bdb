import { type SqlBool, sql } from 'kysely'
import { asPlate, asVin, containing } from '../../database/text.ts'

/** A piece of a VIN, of its car's plate or of the name of who pays, of a query that has joined all three. */
export const ofCarOrPayer = (vin: string) => (text: string) =>
  sql<SqlBool>`(${sql.ref(vin)} ilike ${containing(asVin(text))} or vehicle.plate ilike ${containing(asPlate(text))}
    or member.name ilike ${containing(text)} or fleet.name ilike ${containing(text)})`
