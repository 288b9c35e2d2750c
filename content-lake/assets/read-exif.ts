/** The EXIF tags that are read, by tag number. None that may hold a person's name or a serial number. */
const IMAGE_TAGS: Record<number, string> = {
  271: 'Make',
  272: 'Model',
  274: 'Orientation',
  282: 'XResolution',
  283: 'YResolution',
  296: 'ResolutionUnit',
  305: 'Software',
  306: 'ModifyDate',
}
const EXIF_TAGS: Record<number, string> = {
  33434: 'ExposureTime',
  33437: 'FNumber',
  34850: 'ExposureProgram',
  34855: 'ISO',
  36867: 'DateTimeOriginal',
  36868: 'DateTimeDigitized',
  37377: 'ShutterSpeedValue',
  37378: 'ApertureValue',
  37379: 'BrightnessValue',
  37380: 'ExposureBiasValue',
  37383: 'MeteringMode',
  37385: 'Flash',
  37386: 'FocalLength',
  40961: 'ColorSpace',
  40962: 'PixelXDimension',
  40963: 'PixelYDimension',
  41986: 'ExposureMode',
  41987: 'WhiteBalance',
  41988: 'DigitalZoomRatio',
  41989: 'FocalLengthIn35mmFormat',
  41990: 'SceneCaptureType',
  42036: 'LensModel',
}
const EXIF_POINTER = 34665
const GPS_POINTER = 34853
const MAX_ENTRIES = 200
const MAX_VALUES = 64
const MAX_TEXT = 200
/** Bytes per value of each EXIF type: byte, text, short, long, ratio, …, signed long and ratio. */
const BYTES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 }

type Value = string | number | number[]
type Tags = Record<string, Value>
export type CameraNotes = {
  image: Tags
  exif: Tags
  /** Degrees, north and east positive; altitude in metres above sea level. */
  location: { lat: number; lng: number; alt?: number } | null
}

/**
 * Reads the EXIF metadata of an image. The file is untrusted: offsets outside of it and invalid numbers are left out,
 * and no offset is followed twice. Empty for data that is not EXIF.
 */
export function readExif(bytes: Buffer): CameraNotes {
  const none: CameraNotes = { image: {}, exif: {}, location: null }
  const tiff = bytes.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? bytes.subarray(6) : bytes
  const order = tiff.subarray(0, 2).toString('latin1')
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return none
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = order === 'II'
  if (view.getUint16(2, little) !== 42) return none
  const first = directory(view, little, view.getUint32(4, little))
  const exif = directory(view, little, first.get(EXIF_POINTER))
  const gps = directory(view, little, first.get(GPS_POINTER))
  return {
    image: named(first, IMAGE_TAGS),
    exif: named(exif, EXIF_TAGS),
    location: placeOf(gps),
  }
}

function named(from: Map<number, Value>, names: Record<number, string>): Tags {
  const known = [...from].flatMap(([tag, value]) => {
    const name = names[tag]
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(known)
}

function directory(view: DataView, little: boolean, offset: Value | undefined): Map<number, Value> {
  const found = new Map<number, Value>()
  if (typeof offset !== 'number' || offset < 8 || offset + 2 > view.byteLength) return found
  const count = Math.min(MAX_ENTRIES, view.getUint16(offset, little))
  for (let n = 0; n < count; n += 1) {
    const entry = offset + 2 + n * 12
    if (entry + 12 > view.byteLength) break
    const value = valueAt(view, little, entry)
    if (value !== null) found.set(view.getUint16(entry, little), value)
  }
  return found
}

function valueAt(view: DataView, little: boolean, entry: number): Value | null {
  const type = view.getUint16(entry + 2, little)
  const given = view.getUint32(entry + 4, little)
  const size = BYTES[type]
  if (size === undefined || given === 0) return null
  const start = given * size <= 4 ? entry + 8 : view.getUint32(entry + 8, little)
  if (start + given * size > view.byteLength) return null
  if (type === 2) {
    const text = Buffer.from(view.buffer, view.byteOffset + start, Math.min(given, MAX_TEXT))
    const clean = text.toString('latin1').replace(/\0[\s\S]*$/, '')
    return /^[\x20-\x7e\xa0-\xff]+$/.test(clean) ? clean.trim() : null
  }
  const numbers = Array.from({ length: Math.min(given, MAX_VALUES) }, (_, n) =>
    numberAt(view, little, type, start + n * size),
  )
  if (!numbers.every(Number.isFinite)) return null
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers
}

function numberAt(view: DataView, little: boolean, type: number, at: number): number {
  switch (type) {
    case 1:
      return view.getUint8(at)
    case 3:
      return view.getUint16(at, little)
    case 4:
      return view.getUint32(at, little)
    case 5:
      return view.getUint32(at, little) / view.getUint32(at + 4, little)
    case 9:
      return view.getInt32(at, little)
    default:
      return view.getInt32(at, little) / view.getInt32(at + 4, little)
  }
}

function placeOf(gps: Map<number, Value>): CameraNotes['location'] {
  const lat = degreesOf(gps.get(2), gps.get(1) === 'S', 90)
  const lng = degreesOf(gps.get(4), gps.get(3) === 'W', 180)
  if (lat === null || lng === null) return null
  const height = gps.get(6)
  if (typeof height !== 'number') return { lat, lng }
  return { lat, lng, alt: gps.get(5) === 1 ? -height : height }
}

/** Converts degrees, minutes and seconds to one number. */
function degreesOf(value: Value | undefined, negative: boolean, most: number): number | null {
  if (!Array.isArray(value)) return null
  const [degrees = 0, minutes = 0, seconds = 0] = value
  const all = degrees + minutes / 60 + seconds / 3600
  return all > most ? null : negative ? -all : all
}
