/** The part of pngjs that is used here; the package brings no types. */
declare module 'pngjs' {
  export class PNG {
    static readonly sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer }
    readonly width: number
    readonly height: number
    readonly data: Buffer
    constructor(size: { width: number; height: number })
  }
}
