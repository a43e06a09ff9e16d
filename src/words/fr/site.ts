import type { Catalogue } from '../catalogue.ts'

export const marketing: Catalogue['marketing'] = {
  start: 'Créer un compte gratuit',
  dashboard: 'Ouvrir le tableau de bord',
  plans: 'Voir les forfaits',
  note: 'Keytrail avec des données d’exemple, en anglais. L’application existe aussi en français.',
  questions: 'Questions fréquentes',
}

export const keywordDiscovery: Catalogue['keywordDiscovery'] = {
  title: 'Découverte de mots-clés pour TikTok',
  description:
    'Découvrez ce que l’on cherche sur TikTok : les suggestions d’une expression, de cinquante à la fois ou lettre par lettre, dans six pays. Même hors ligne.',
  lead: 'TikTok complète ce que l’on saisit et propose des recherches associées. Keytrail recueille les deux, pour une expression ou pour cinquante, et garde chaque résultat sur votre appareil.',
  picture: 'Les suggestions d’une liste d’expressions, avec le nombre d’expressions qui mènent à chacune',
  sections: [
    {
      title: 'Une expression',
      text: 'Les suggestions que TikTok affiche pour une expression dans un pays, ou ses recherches associées. Une recherche coûte un crédit et prend environ une seconde.',
    },
    {
      title: 'Cinquante expressions à la fois',
      text: 'Collez une liste, une expression par ligne. Les résultats sont réunis : un mot-clé trouvé par plusieurs expressions n’apparaît qu’une fois, avec leur nombre. Vous voyez le prix avant de lancer, et vous pouvez arrêter en cours de route en gardant ce qui est déjà là.',
    },
    {
      title: 'Lettre par lettre',
      text: 'Saisissez un mot de douze caractères au plus. Nous cherchons chaque début de mot comme on le taperait : vous voyez ce qui s’affiche après trois lettres.',
    },
    {
      title: 'De A à Z, de 0 à 9, questions',
      text: 'Des listes toutes prêtes associent votre expression à chaque lettre, à chaque chiffre ou aux mots interrogatifs de la langue du pays.',
    },
    {
      title: 'Puis comparez',
      text: 'Comparez la même expression à deux dates : ce qui est nouveau, ce qui a disparu, ce qui monte et ce qui descend.',
    },
    {
      title: 'Aucun volume',
      text: 'TikTok ne publie pas de volume de recherche pour ses suggestions, nous n’en affichons donc aucun. Ce que vous obtenez est mesuré : ces mots, dans cet ordre, dans ce pays, à ce moment.',
    },
  ],
  questions: [
    {
      question: 'D’où viennent les suggestions ?',
      answer:
        'De la recherche TikTok elle-même, par un fournisseur de données. Keytrail les affiche dans l’ordre de TikTok et indique quand elles ont été recueillies.',
    },
    {
      question: 'Pourquoi l’application TikTok me montre-t-elle d’autres suggestions ?',
      answer:
        'Les suggestions de TikTok varient selon le lieu, l’heure, la langue et la personne. Keytrail interroge de façon anonyme, depuis le pays que vous choisissez.',
    },
    {
      question: 'Combien coûte une liste ?',
      answer:
        'Un crédit par expression. Les recherches qui échouent sont remboursées. Si vos crédits s’épuisent en cours de route, vous gardez les résultats déjà obtenus.',
    },
    {
      question: 'Puis-je récupérer les résultats ?',
      answer:
        'Oui, dans un fichier CSV ou un fichier pour Excel : exactement ce que vous voyez, dans le même ordre. Les exports fonctionnent aussi hors ligne.',
    },
  ],
}

export const rankTracking: Catalogue['rankTracking'] = {
  title: 'Suivi des positions sur TikTok',
  description:
    'Suivez jour après jour la place de votre vidéo ou de votre compte dans la recherche TikTok : position, variation, interruptions et alertes. Même hors ligne.',
  lead: 'Donnez à Keytrail une expression et votre vidéo ou votre compte. Les résultats sont vérifiés une fois par jour et la courbe se dessine : où vous êtes, de combien vous avez bougé, et quand vous étiez absent.',
  picture: 'La position d’une vidéo suivie pendant 60 jours, avec les résultats de la dernière vérification',
  sections: [
    {
      title: 'À partir d’un lien partagé',
      text: 'Partagez une vidéo de TikTok vers l’application installée, ou collez son lien : nous remplissons le compte et la vidéo.',
    },
    {
      title: 'Une vérification par jour',
      text: 'Chaque expression active est vérifiée une fois par jour, sans coûter de crédit. « Vérifier maintenant » lance une vérification immédiate, pour 1 crédit par page.',
    },
    {
      title: 'Des vides assumés',
      text: 'Une vérification qui échoue est un vide, avec sa raison, jamais une position 0. « Hors des 36 premiers » est une mesure à part entière, et dessinée comme telle.',
    },
    {
      title: 'Tout ce qu’il y a derrière le chiffre',
      text: 'Chaque vérification conserve tous ses résultats : qui était là, les chiffres de chaque vidéo, huit moyennes et sept graphiques par rang. Le calendrier ouvre n’importe quel jour.',
    },
    {
      title: 'Prévenez-moi quand ça bouge',
      text: 'Recevez une alerte quand vous entrez dans les premières places ou en sortez, quand vous bougez plus que prévu ou quand vous disparaissez des résultats. Les alertes s’affichent dans l’application et, si vous le souhaitez, en notifications, groupées et en dehors de vos heures calmes.',
    },
    {
      title: 'Dans le train',
      text: 'La liste, les graphiques et les exports s’ouvrent hors ligne. Ce que vous ajoutez, mettez en pause ou supprimez est envoyé dès votre retour en ligne.',
    },
  ],
  questions: (plans) => [
    {
      question: 'Comment ma position est-elle déterminée ?',
      answer:
        'C’est le meilleur rang de votre vidéo parmi les résultats, reconnue à son identifiant. Sans vidéo, c’est le meilleur rang de votre compte.',
    },
    {
      question: 'Tout le monde voit-il cette position ?',
      answer:
        'Non. Les positions varient selon le pays, l’appareil, l’heure et la personne : chaque vérification est un échantillon. Poser chaque jour la même question depuis le même endroit montre bien le mouvement, et c’est le but.',
    },
    {
      question: 'Combien d’expressions puis-je suivre ?',
      answer: `${plans ? 'Autant que votre forfait en comprend' : 'Autant que votre liste peut en contenir'}. Seules les expressions actives comptent. Celles en pause gardent leur historique et ne coûtent rien.`,
    },
    ...(plans
      ? [
          {
            question: 'Que se passe-t-il si je passe à un forfait inférieur ?',
            answer:
              'Les expressions au-delà de sa limite sont mises en pause, les plus récentes d’abord, et signalées comme telles. Rien n’est supprimé.',
          },
        ]
      : []),
  ],
}

export const competitorMonitoring: Catalogue['competitorMonitoring'] = {
  title: 'Veille des concurrents dans la recherche TikTok',
  description:
    'Voyez qui se classe pour une expression sur TikTok, quelles vidéos arrivent et partent, et comment évoluent jusqu’à cinq comptes à côté du vôtre.',
  lead: 'Chaque expression a sa première page, et quelqu’un l’occupe. Keytrail note chaque jour qui s’y trouve et montre ce qu’il faut pour y entrer.',
  picture: 'Les résultats d’une expression : rang, compte, abonnés, mentions J’aime, durée',
  sections: [
    {
      title: 'Qui se classe',
      text: 'Vérifiez les résultats de n’importe quelle expression dans six pays, page par page. Chaque ligne indique le compte, ses abonnés, ainsi que les mentions J’aime, la durée et l’âge de la vidéo, tels que TikTok les donne. Ouvrez une ligne pour les commentaires, les vues et les partages.',
    },
    {
      title: 'Qui arrive, qui part',
      text: 'Comparez deux vérifications : ce qui est nouveau, ce qui a disparu, ce qui monte et ce qui descend. Pour une expression suivie, vous voyez aussi qui a pris votre place.',
    },
    {
      title: 'Part de voix',
      text: 'Voyez quels comptes occupent les dix premières places d’une expression suivie, sur une semaine ou un trimestre, d’après vos propres vérifications.',
    },
    {
      title: 'Jusqu’à cinq comptes à côté du vôtre',
      text: 'Suivez vos concurrents sur une expression suivie. Leur meilleur rang s’affiche sur le même graphique, à partir des mêmes vérifications, sans supplément.',
    },
  ],
  questions: [
    {
      question: 'Les concurrents le savent-ils ?',
      answer:
        'Non. Keytrail ne regarde que les résultats de recherche : il ne visite aucun profil et ne s’abonne à personne.',
    },
    {
      question: 'Puis-je savoir quelles recherches mènent aux vidéos d’un concurrent ?',
      answer:
        'Non, et personne ne le peut en dehors de TikTok. Vous voyez pour lesquelles de vos expressions ses vidéos se classent.',
    },
    {
      question: 'Qu’est-ce que le score VQ ?',
      answer:
        'Un score que TikTok attribue à certaines vidéos sans l’expliquer. Nous l’affichons quand il existe et n’en tirons aucune conclusion.',
    },
  ],
}

export const questions: Catalogue['questions'] = {
  title: 'Questions et réponses',
  description: (plans) =>
    `Ce que fait Keytrail, ce qu’est un crédit, ce qui fonctionne hors ligne, ${plans ? 'comment changer de forfait ' : ''}et comment supprimer son compte.`,
  sections: (plans) => [
    {
      title: 'Généralités',
      questions: [
        {
          question: 'Qu’est-ce que Keytrail ?',
          answer:
            'Une application web qui trouve ce que l’on cherche sur TikTok, montre qui se classe pour une expression et suit la position de votre vidéo ou de votre compte. Vous pouvez l’installer sur l’écran d’accueil de votre téléphone, et elle s’ouvre hors ligne.',
        },
        {
          question: 'Keytrail fait-il partie de TikTok ?',
          answer:
            'Non. Keytrail n’est ni affilié à TikTok, ni approuvé par TikTok. Il lit des résultats de recherche publics, par des fournisseurs de données.',
        },
        {
          question: 'Les positions sont-elles exactes ?',
          answer:
            'Elles le sont pour le moment et le pays de la vérification. Mais ce sont des échantillons, car TikTok ne montre pas les mêmes résultats à tous. Comparez vos vérifications entre elles, pas avec votre propre application TikTok.',
        },
        {
          question: 'Pourquoi n’y a-t-il pas de volume de recherche ?',
          answer:
            'Parce que TikTok n’en publie pas pour ses suggestions. Un chiffre que personne n’a mesuré serait inventé, et nous ne vendons pas de chiffres inventés.',
        },
      ],
    },
    {
      title: 'Fonctions et utilisation',
      questions: [
        {
          question: 'Qu’est-ce qui coûte un crédit ?',
          answer:
            'Une recherche simple coûte 1 crédit, une liste 1 par expression, la recherche lettre par lettre 1 par lettre et une vérification des résultats 1 par page. Les recherches qui échouent sont remboursées, et rouvrir ce que vous avez déjà est gratuit.',
        },
        {
          question: 'Quand mes crédits sont-ils renouvelés ?',
          answer:
            'Tous les 30 jours, à compter du jour où vous avez créé votre compte. Le tableau de bord indique la date.',
        },
        {
          question: 'Qu’est-ce qui fonctionne hors ligne ?',
          answer:
            'Tout ce que vous avez recherché : historiques, résultats, graphiques, calendrier et exports, ainsi que les articles de blog que vous avez ouverts. Les expressions que vous ajoutez, mettez en pause ou supprimez et les recherches que vous lancez sont envoyées dès votre retour en ligne, une seule fois chacune.',
        },
        {
          question: 'Puis-je essayer sans compte ?',
          answer: 'Oui : 3 recherches par jour, pour le Royaume-Uni.',
        },
        {
          question: 'Comment installer Keytrail ?',
          answer:
            'Ouvrez Keytrail dans votre navigateur et choisissez « Ajouter à l’écran d’accueil » ou « Installer ». Sur Android, vous pouvez ensuite partager des vidéos de TikTok directement vers Keytrail.',
        },
      ],
    },
    {
      title: 'Aide',
      questions: [
        ...(plans
          ? [
              {
                question: 'Comment changer de forfait ou le résilier ?',
                answer:
                  'Sur la page de votre compte, « Gérer l’abonnement » ouvre l’espace du prestataire de paiement. Un forfait résilié court jusqu’à la fin de sa période. Les expressions au-delà de la limite du forfait suivant sont alors mises en pause, jamais supprimées.',
              },
            ]
          : []),
        {
          question: 'Comment supprimer mon compte ?',
          answer: `Sur la page de votre compte. Toutes vos données sont effacées de notre serveur et de l’appareil${plans ? ', et votre abonnement prend fin' : ''}. Vous pouvez d’abord y télécharger vos données.`,
        },
        {
          question: 'Une vérification a échoué. Que faire ?',
          answer:
            'Elle indique pourquoi, et son crédit est remboursé. La plupart des échecs viennent de TikTok ou du fournisseur et passent en quelques minutes. Les vérifications quotidiennes sont relancées d’elles-mêmes dans la journée.',
        },
      ],
    },
  ],
  more: 'Une autre question ?',
  contact: 'Nous contacter',
}
