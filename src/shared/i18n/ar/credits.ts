/** The page of credits: who made the pictures and sounds of the questions. */
export const credits = {
  title: 'شكرًا لمن رسم وعزف',
  lead: 'في أسئلة سِراج صور وأصوات، بعضها من عملنا وبعضها شاركه أصحابه مع الناس كلهم. هذه أسماؤهم ورخصهم.',
  licence: 'الرخصة',
  author: 'من عمل',
  used: 'في',
  licences: {
    own: 'من عمل سِراج',
    'public-domain': 'ملك عام',
  },
};
export type CreditsText = typeof credits;
