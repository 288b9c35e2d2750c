export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

/**
 * The device type, guessed from client hints, else from the user agent (GAP-149). Only a guess: it selects picture and
 * row sizes, and style sheets correct the rest in the browser.
 */
export function deviceClass(headers: Headers): DeviceClass {
  const agent = headers.get('user-agent') ?? ''
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\//i.test(agent)) return 'tablet'
  if (headers.get('sec-ch-ua-mobile') === '?1') return 'mobile'
  if (/\bAndroid\b/i.test(agent)) return /\bMobile\b/i.test(agent) ? 'mobile' : 'tablet'
  return /\biPhone\b|\biPod\b|\bMobile\b|\bWindows Phone\b/i.test(agent) ? 'mobile' : 'desktop'
}
