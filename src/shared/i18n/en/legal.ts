import type { LegalText } from '../ar/legal.ts';

export const privacy: LegalText = {
  title: 'Privacy',
  lead: 'Siraj is a game, not a trade in your data. This is all we keep about you, why, for how long, and who sees it.',
  sections: [
    {
      title: 'What we keep for your account',
      body: [
        'The name you choose, your email, and your phone number if you add one. We need the email so that you ' +
          'can sign in and so that we can send you confirmation links.',
        "We don't keep your password. We keep a hash of it (argon2id), from which it can't be read.",
        "Your settings: language, appearance, sound and notifications; and if you turn notifications on, your device's token for them.",
        'Your city, if you chose one for prayer reminders. It is kept with your account for your devices; the times ' +
          'are computed on your device, and we do not know where you are.',
        'When you opened the account, your last sign-in and sign-out, how many games you played and your total score.',
        'If signing in with Google or Apple is offered and you choose it, they send us your email, your name ' +
          'and your account number with them, and nothing else.',
      ],
    },
    {
      title: 'What we keep of your games',
      body: [
        'Your games as they were played: names of teams and players as you wrote them, questions, points and ' +
          'every step, so that you can go on from any device and come back to the summary. Use nicknames if you ' +
          'prefer.',
        'Who joined the room of your game with a phone: the name they typed, their team and emblem, when the phone was ' +
          'last there, and what they pressed for their team: votes, hints, what a captain prepared, who took the actor’s ' +
          'part, and when a phone pressed for a steal. They have no account with us, and we do not know their number. ' +
          'You can remove their seat while the game is open; name and presses go with the game.',
        'Which questions you have seen, so that they do not come again.',
        'Your gang, if you have one: the names of those who play in it, most of them without an account, and its evenings ' +
          'with their results. Its hosts see it and those whose account is linked to a member; others only if a host opens ' +
          'its public page or shares a picture of it, with the names of adults who agreed. A member who is removed is ' +
          'erased from all of its games.',
        'If your account is linked to a member of a gang, what either of you has seen does not come again for the other. ' +
          'Nobody else can see what you have seen: a host of the gang learns only how many fresh games are left for ' +
          'those who are there. If you leave, your account takes along what the member has seen, and nothing of what ' +
          'your account has seen stays behind. As you leave you choose what becomes of your name and evenings there: they ' +
          'stay with the gang, or your name is erased from it and all of its games.',
        'The record of your sessions: each one that came or was spent, when and why.',
        'Your invitation code and who came by it, so that each gets the gift once.',
      ],
    },
    {
      title: 'Sign-in and devices',
      body: [
        'For each device you signed in on: the kind of browser, when you signed in and when it was last used. A sign-in ends after 30 days without use.',
        'We set one cookie (siraj_session) to keep you signed in, one (siraj_signed_in) that tells the page that you are, ' +
          'and one (siraj_language) with the language you chose. No advertising or tracking cookies.',
        'Your browser keeps your choices and running games on your device, so that nothing is lost when the ' +
          'network goes. Only the steps of the game leave it, to us.',
        'For a short time we count attempts by network address to stop people guessing passwords; then we forget them.',
        'When you open an account or ask for a new password we check that you are no program: your browser ' +
          'solves a small sum, and nothing about you goes to anybody. Where the site has chosen reCAPTCHA ' +
          'instead, your browser contacts Google on those two pages, and Google’s privacy policy holds there.',
      ],
    },
    {
      title: 'When you write to us',
      body: [
        'Your message, name and email, so that we can answer; and if you write from inside a game, how the game stood.',
      ],
    },
    {
      title: 'Who sees this',
      body: [
        'The people who run Siraj and answer support, as far as they need it.',
        'The hosting provider the service runs on, and the mail provider that delivers our messages. When you ' +
          'buy, the payment provider or the app store; your card details never reach us.',
        'Anyone with the code of an answer from your game sees that one answer, not your name.',
        "We don't sell your data or give it to advertisers. We hand it to an authority only where the law obliges us.",
      ],
    },
    {
      title: 'For how long',
      body: [
        'Your account and games until you delete the account. A confirmation link for one day.',
        'When you delete your account all of this goes at once. The record of sessions and purchases stays ' +
          'without a name, since books are kept; so do your messages to support, without name or email, and a ' +
          'keyed fingerprint of your email, so that the invitation gift is not given twice.',
        'A gang that others host with you does not go: it passes to its co-host of longest standing and keeps the results ' +
          'of its evenings, without your name and the names of your teams. Without another host it is deleted with ' +
          "its members' names.",
        'Backups are replaced with time, and what was deleted goes from them too.',
      ],
    },
    {
      title: 'What is in your hands',
      body: [
        'In your profile under Settings: change your name and choices, download all your data as a file, and ' +
          'delete your account. For anything else write to us from the contact page.',
      ],
    },
    {
      title: 'Children',
      body: [
        'One person opens the account: the host. Children play with their family without an account, and ' +
          'without any data but the name written for the team. If a child opened an account without their ' +
          'family knowing, write to us and we delete it.',
      ],
    },
    {
      title: 'How we guard it',
      body: [
        'The connection is encrypted where the site runs on https. Sign-in tokens and mailed links are stored ' +
          "as hashes that can't be used. Nobody opens somebody else's game, even knowing its number.",
      ],
    },
    {
      title: 'When something changes',
      body: ['We write it here with its date. If it is a large change we tell you before it takes effect.'],
    },
  ],
};

export const terms: LegalText = {
  title: 'Terms',
  lead: 'The little we agree on, so that everybody has a good evening.',
  sections: [
    {
      title: 'The account',
      body: [
        'You open an account with an email that is yours and confirm it. One account is enough for the whole ' +
          'room. Keep your password safe: what happens from your account counts as yours.',
        'If you are under 18, open the account and buy with the consent of your parent or guardian.',
      ],
    },
    {
      title: 'Sessions',
      body: [
        'A session is one game, and a new account comes with three for free. It is spent at the moment a game ' +
          'starts, and you can go on with that game for 30 days from its last step.',
        "Sessions don't expire as long as your account exists. They can't be turned into money or moved to " +
          'another account. Deleting the account ends those that are left.',
        'The invitation gift comes once for each new friend who confirmed their email. If you open made-up accounts to collect it, you lose it.',
      ],
    },
    {
      id: 'refunds',
      title: 'Buying and refunds',
      body: [
        'Prices are in Kuwaiti dinars, and the price you see when you pay is what you pay, with no fee on ' +
          'top. Prices in another currency are for information only.',
        'You may withdraw from a purchase on the site within 14 days as long as its sessions are unused, and ' +
          'the money goes back the way you paid. A session spent on a game is not refunded.',
        'What you buy in an app store is refunded by that store, on its terms.',
        'If you were charged and the sessions did not arrive, write to us with the payment reference and we put it right.',
      ],
    },
    {
      title: 'Playing',
      body: [
        'We write and check the questions with care, and we can be wrong. The host is the judge of the room ' +
          'and can change scores by hand. Show us the mistake and we mend it.',
        "Don't use names that insult anybody, don't try to enter other people's accounts, don't disturb the " +
          "service, and don't copy the question bank to publish or sell it. We close the accounts of those who " +
          'do.',
      ],
    },
    {
      title: 'What is ours and what is yours',
      body: [
        'Questions, drawings, sounds and the name belong to their owners; you may play with them and share ' +
          "your results and pictures of your game as you like. Your teams' names and your words are yours.",
      ],
    },
    {
      title: 'The service',
      body: [
        'We work to keep it running; it can stop for maintenance or for reasons outside our hands. A game ' +
          'that has begun is kept on your device and completed when the network is back.',
        'If we end the service for good, we tell you before and refund sessions you bought and did not use.',
      ],
    },
    {
      title: 'Law',
      body: [
        'The law of the State of Kuwait applies and its courts decide what we disagree on. Nothing here takes ' +
          'away a right that consumer protection law gives you. If you have a complaint write to us first; we ' +
          'listen and answer.',
      ],
    },
    {
      title: 'When the terms change',
      body: [
        'We write the new ones here with their date, and tell you before they take effect if the change is large. What you bought before stays on its terms.',
      ],
    },
  ],
};
