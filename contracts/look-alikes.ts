/** A table of letters from rows `plain:letters`, which maps each letter to its plain one. */
export function lettersOf(rows: string): ReadonlyMap<string, string> {
  return new Map(
    rows.split(' ').flatMap((row) => {
      const [plain = '', letters = ''] = row.split(':')
      return [...letters].map((it): [string, string] => [it, plain])
    }),
  )
}

/** Letters and digits by what they look like (Unicode Technical Standard 39), in lower case. */
export const LOOKS = lettersOf(
  'a:ᴀɑαаꓮꭺ4 b:ʙƅβвьᏼꓐꞵꮟ c:ςсᴄⲥꓚꮯ𐐽 d:ᴅԁꓒꓓꭰꮷ e:ᴇεеҽꓰꬲꭼ3 f:ƒꜰϝքẝꓝꞙꬵ g:ɢƍɡԍցᏻᶃꓖꮐ h:ʜηнһհⲏꓧꮋꮒ i:ıɩɪιіӏꙇꭵ1 ' +
    'j:ᴊʝϳјꓙꭻ k:ᴋκкⲕꓗꮶ l:ʟǀⲓⳑꓡꓲꮮ𐑃 m:ᴍμϻмⲙꓟꮇ n:ɴոռⲛꓠ o:οσоօᴏᴑⲟꓳꬽ𐐬0 p:ᴘρрⲣꓑꮲ q:ԛգզ r:ʀгᴦⲅꓣꭇꭈꭱꮁꮢ ' +
    's:ƽѕտꓢꜱꮥꮪ𐑈5 t:ᴛτтⲧꓔꭲ7 u:ʋυսᴜꓴꞟꭎꭒ v:νѵᴠꓦꮩ w:ɯѡԝաᴡꓪꮃꮤ x:χхⲭꓫꭓ y:ɣʏγуүᶌỿⲩꓬꭚꭹꮍ z:ζᴢꓜꮓ',
)
